import { useMemo, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { gameClients } from '../../games'
import { gameTexts } from '../../games/gameTexts'
import { Page } from '../../ui/page/Page'
import { RuleList } from './RuleList'
import { cardsByRule, useGuide } from './useGuide'
import './rules.css'
import { Button } from '../../ui/Button'

const RulesSummary = lazyPart(async () => (await import('./RulesSummary')).RulesSummary)

function PrintButton({ game }: { readonly game: string }) {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button data-print disabled={isPrinting} onClick={() => setPrinting(true)}>
        {words().rules.summary}
      </Button>
      {isPrinting && <RulesSummary game={game} onDone={() => setPrinting(false)} />}
    </>
  )
}

function GameRules({ game, rule, open }: { game: string; rule: string | null; open: boolean }) {
  const guide = useGuide(game)
  const cards = useMemo(() => cardsByRule(guide), [guide])
  return (
    <section class="card form-card prose">
      <h2>{gameTexts(game)?.name ?? '…'}</h2>
      <PrintButton game={game} />
      <RuleList game={game} rules={gameTexts(game)?.rules ?? []} asked={rule} open={open} cards={cards} />
    </section>
  )
}

/** Both games' rules, or one game's. */
export function Rules({ game, rule }: { game: string | null; rule: string | null }) {
  const t = words().rules
  const shown = gameClients.filter(({ id }) => game === null || id === game)
  return (
    <Page title={t.title}>
      <p class="lead">{t.lead}</p>
      <nav class="wrap gap-5 chips" aria-label={t.contents}>
        {gameClients.map(({ id }) => (
          <a key={id} class="button" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {gameTexts(id)?.name ?? '…'}
          </a>
        ))}
      </nav>
      <div class="columns">
        {shown.map(({ id }) => (
          <GameRules key={id} game={id} rule={rule} open={game !== null} />
        ))}
      </div>
    </Page>
  )
}
