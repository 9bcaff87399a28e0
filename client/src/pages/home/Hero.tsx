import { readName } from '../../app/codes'
import { words } from '../../app/language'
import { settings } from '../../app/settings/settings'
import { LanguageSwitch } from '../../ui/page/LanguageSwitch'
import { NameField } from '../../ui/fields/NameField'
import { useHallPicture } from '../hall/useHallPicture'

/** Those who come back are greeted by their name. */
export function Hero({ isBack }: { readonly isBack: boolean }) {
  const t = words()
  const name = readName(settings.value.name)
  const url = useHallPicture()
  return (
    <header class="hero">
      {url && <img class="inset hero-picture" src={url} alt="" draggable={false} />}
      <LanguageSwitch />
      <div class="hero-words">
        <h1>HEOROT</h1>
        <div class="plait not-on-phone" aria-hidden="true" />
        <p class="tagline">{isBack && name ? t.home.welcome(name) : t.tagline}</p>
        <NameField />
      </div>
    </header>
  )
}
