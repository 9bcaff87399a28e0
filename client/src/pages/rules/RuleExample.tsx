import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { useInLanguage } from '../../app/language/loadedWords'
import type { Language } from '../../app/settings/languages'
import { gameClient } from '../../games/gameTexts'
import type { GameClient } from '../../kit/GameClient'
import { lessons } from '../../lessons'
import { type ExampleSet, type ExampleTexts, momentOf, type WorkedExample } from '../../lessons/examples'
import { practicePeople } from '../../lessons/Lesson'
import { namedFrame } from '../../session/names'

interface Loaded extends Awaited<ReturnType<NonNullable<GameClient['loadStill']>>> {
  readonly set: ExampleSet
  readonly texts: ExampleTexts
}

async function load(game: string, language: Language): Promise<Loaded | null> {
  const entry = lessons.find(one => one.game === game)
  const still = gameClient(game)?.loadStill?.()
  if (!entry || !still) return null
  const [set, texts, { Still }] = await Promise.all([
    entry.loadExamples(),
    entry.loadExampleTexts(language),
    still,
  ])
  return { set, texts, Still }
}

/** Whether it has come near to what is on screen. */
function useNear() {
  const mark = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!mark.current || isNear) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [isNear])
  return { mark, isNear }
}

interface FigureProps extends Loaded {
  readonly example: WorkedExample
}

function Picture({ set, Still, example }: FigureProps) {
  const moment = useMemo(() => {
    const made = momentOf(set, example, practicePeople)
    return { ...made, before: made.before && namedFrame(made.before), frame: namedFrame(made.frame) }
  }, [set, example])
  return <Still moment={moment} />
}

function Figure({ example, ...loaded }: FigureProps) {
  const { mark, isNear } = useNear()
  const t = words().rules
  return (
    <figure ref={mark} class="rule-example" data-example={example.rule}>
      <div class="rule-still" role="img" aria-label={t.example}>
        <div inert>{isNear && <Picture {...loaded} example={example} />}</div>
      </div>
      <figcaption>
        <b>{t.example}.</b> {loaded.texts[example.rule]}
      </figcaption>
    </figure>
  )
}

/** A moment of the real table that shows what a rule means; nothing where there is none. */
export function RuleExample({ game, rule }: { game: string; rule: string }) {
  const loaded = useInLanguage(language => load(game, language), [game])
  const example = loaded?.set.examples.find(one => one.rule === rule)
  return loaded && example ? <Figure {...loaded} example={example} /> : null
}
