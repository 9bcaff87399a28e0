import { words } from '../../app/language'
import { gameClients } from '../../games'
import { gameTexts } from '../../games/gameTexts'
import { Page } from '../../ui/Page'
import { RuleList } from './RuleList'
import './rules.css'

interface Props {
  readonly game: string | null
  readonly rule: string | null
}

/** Both games' rules, or one game's. */
export function Rules({ game, rule }: Props) {
  const t = words().rules
  const shown = gameClients.filter(({ id }) => game === null || id === game)
  return (
    <Page title={t.title}>
      <p class="lead">{t.lead}</p>
      <nav class="chips" aria-label={t.contents}>
        {gameClients.map(({ id }) => (
          <a key={id} class="button" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {gameTexts(id)?.name ?? '…'}
          </a>
        ))}
      </nav>
      <div class="columns">
        {shown.map(({ id }) => (
          <section key={id} class="card form-card prose">
            <h2>{gameTexts(id)?.name ?? '…'}</h2>
            <RuleList rules={gameTexts(id)?.rules ?? []} asked={rule} open={game !== null} />
          </section>
        ))}
      </div>
    </Page>
  )
}
