import { words } from '../../app/language'
import { Page } from '../../ui/Page'

export const Missing = () => (
  <Page title={words().missing.title}>
    <div class="card form-card">
      <p class="lead">{words().missing.text}</p>
      <p>
        <a class="button primary" href="/">
          {words().back}
        </a>
      </p>
    </div>
  </Page>
)
