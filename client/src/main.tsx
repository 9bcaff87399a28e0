import './noEval'
import { effect } from '@preact/signals'
import { render } from 'preact'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import './theme/controls.css'
import './theme/home.css'
import './theme/pages.css'
import './theme/table.css'
import './theme/bots.css'
import { speak } from './i18n'
import { App } from './screens/App'
import { followHistory } from './screens/router'
import { settings } from './settings/settings'

effect(() => {
  document.documentElement.dataset.motion = settings.value.motion
})
followHistory()
await speak(settings.value.language)
render(<App />, document.getElementById('app')!)
