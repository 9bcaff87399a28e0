import { words } from '../../app/language'
import { MessagePage } from '../../ui/MessagePage'

export const Missing = () => <MessagePage title={words().missing.title} message={words().missing.text} />
