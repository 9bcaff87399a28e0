import { words } from '../../app/language'
import { Page } from '../../ui/Page'
import { refusalWords } from './refusalWords'

/** A whole page for a door that stays shut: what happened, and what to do. */
export const RefusedPage = ({ reason }: { readonly reason: string }) => (
  <Page title={words().errors.title}>
    <div class="card form-card">
      <p class="lead">{refusalWords(reason)}</p>
      <p>
        <a class="button primary" href="/">
          {words().back}
        </a>
      </p>
    </div>
  </Page>
)
