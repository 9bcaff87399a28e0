import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { breakpoints } from '../../app/theme/tokens'
import { LanguageSwitch } from '../../ui/LanguageSwitch'
import { NameField } from '../../ui/NameField'

const phone = matchMedia(`(max-width: ${breakpoints.phone}px)`)

/** The hall is drawn after the words are there: nobody waits for a picture. */
function useHallPicture(): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const draw = () =>
      void import('./hallPicture').then(({ hallUrl }) => setUrl(hallUrl(phone.matches ? 'tall' : 'wide')))
    draw()
    phone.addEventListener('change', draw)
    return () => phone.removeEventListener('change', draw)
  }, [])
  return url
}

export function Hero() {
  const t = words()
  const url = useHallPicture()
  return (
    <header class="hero">
      {url && <img class="hero-picture" src={url} alt="" draggable={false} />}
      <LanguageSwitch />
      <div class="hero-words">
        <h1>HEOROT</h1>
        <div class="plait" aria-hidden="true" />
        <p class="tagline">{t.tagline}</p>
        <NameField />
      </div>
    </header>
  )
}
