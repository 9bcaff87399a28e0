import { words } from '../../app/language'
import { Icon } from '../Icon'

/** The way home, with the name of the house. */
export const HomeLink = () => (
  <a class="row gap-6 door" href="/" title={words().back}>
    <Icon name="vikingLonghouse" size={26} />
    <span class="house">HEOROT</span>
    <span class="unseen">{` – ${words().back}`}</span>
  </a>
)
