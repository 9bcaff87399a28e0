import './app/noEval'
import { effect } from '@preact/signals'
import { render } from 'preact'
import './app/theme/fonts.css'
import './app/theme/tokens.css'
import './app/theme/scale.css'
import './app/theme/base.css'
import './ui/layout.css'
import './ui/button.css'
import './ui/dialog.css'
import './ui/fields/fields.css'
import './ui/page/page.css'
import { App, HomePage } from './App'
import { speak } from './app/language'
import { followHistory, route } from './app/router'
import { settings } from './app/settings/settings'
import { myHalls } from './thisBrowser/myHalls'
import { myTables } from './thisBrowser/myTables'

effect(() => {
  document.documentElement.dataset.motion = settings.value.motion
})
followHistory()
// Only those who hold a seat or a membership somewhere can be waited for.
effect(() => {
  if (myTables.value.length + myHalls.value.length > 0)
    void import('./thisBrowser/turns').then(
      ({ followTurns }) => followTurns(),
      () => {},
    )
})
const isAtHome = route.value.page === 'home'
await Promise.all([speak(settings.value.language), isAtHome && HomePage.preload().catch(() => {})])
render(<App />, document.getElementById('app')!)
