import { words } from '../../app/language'
import { Page } from './Page'

/** A page with one message and the way home. */
export const MessagePage = ({ title, message }: { title: string; message: string }) => (
  <Page title={title}>
    <div class="card form-card">
      <p class="lead">{message}</p>
      <p>
        <a class="button primary" href="/">
          {words().back}
        </a>
      </p>
    </div>
  </Page>
)
