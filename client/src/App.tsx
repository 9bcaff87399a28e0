import { Component, type ComponentChildren } from 'preact'
import { words } from './app/language'
import { lazy } from './app/lazy'
import { type Route, route } from './app/router'
import { Loading } from './ui/page/Loading'
import { Page } from './ui/page/Page'
import { Button } from './ui/Button'
import { ToastList } from './ui/ToastList'

const waiting = () => <Loading words={words().loading} step={1} of={2} />

export const HomePage = lazy(async () => (await import('./pages/home/Home')).Home, waiting)
const About = lazy(async () => (await import('./pages/about/About')).About, waiting)
const Rules = lazy(async () => (await import('./pages/rules/Rules')).Rules, waiting)
const Create = lazy(async () => (await import('./pages/create/Create')).Create, waiting)
const TablePage = lazy(async () => (await import('./pages/table/TablePage')).TablePage, waiting)
const PracticePage = lazy(async () => (await import('./pages/practice/PracticePage')).PracticePage, waiting)
const ReplayPage = lazy(async () => (await import('./pages/replay/ReplayPage')).ReplayPage, waiting)
const LessonsPage = lazy(async () => (await import('./pages/lesson/LessonsPage')).LessonsPage, waiting)
const HallPage = lazy(async () => (await import('./pages/hall/HallPage')).HallPage, waiting)
const TvPage = lazy(async () => (await import('./pages/tv/TvTable')).TvPage, waiting)
const TvHallPage = lazy(async () => (await import('./pages/tv/TvHallPage')).TvHallPage, waiting)
const Missing = lazy(async () => (await import('./pages/refused/RefusedPage')).Missing, waiting)

/** Whatever breaks: words and a way out, never a stack. */
class Shelter extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false }

  override componentDidCatch(error: unknown): void {
    console.error(error)
    this.setState({ broken: true })
  }

  override render() {
    if (!this.state.broken) return <>{this.props.children}</>
    const t = words().errors
    return (
      <Page title={t.title}>
        <div class="card form-card">
          <p class="lead">{t.script}</p>
          <Button look="primary" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        </div>
      </Page>
    )
  }
}

function Screen({ at }: { readonly at: Route }) {
  switch (at.page) {
    case 'home':
      return <HomePage />
    case 'create':
      return <Create game={at.game} hall={at.hall} />
    case 'hall':
      return <HallPage code={at.code} pass={at.pass} />
    case 'table':
      return <TablePage key={at.code} {...at} />
    case 'practice':
      return <PracticePage key={at.game} game={at.game} playing={at.playing} />
    case 'replay':
      return <ReplayPage key={at.id} {...at} />
    case 'learn':
      return <LessonsPage game={at.game} chapter={at.chapter} />
    case 'about':
      return <About />
    case 'rules':
      return <Rules game={at.game} rule={at.rule} />
    case 'tv':
      return <TvPage key={at.code} code={at.code} open={at.open} />
    case 'tvHall':
      return <TvHallPage key={at.code} code={at.code} open={at.open} />
    case 'missing':
      return <Missing />
  }
}

export const App = () => (
  <>
    <Shelter>
      <Screen at={route.value} />
    </Shelter>
    <ToastList />
  </>
)
