import { Page } from '../dom/Page'
import { words } from '../i18n'

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
