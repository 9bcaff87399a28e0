import type { ComponentChildren } from 'preact'
import { words } from '../../app/language'
import { gameClients } from '../../games'
import { gameTexts } from '../../games/gameTexts'
import { Page } from '../../ui/page/Page'

const Part = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="card form-card prose">
    <h2>{title}</h2>
    {children}
  </section>
)

/** How each game is played, in a paragraph or two: its pitch and its first rule. */
function HowPlayed() {
  const t = words().about
  return (
    <Part title={t.how}>
      {gameClients.map(({ id }) => {
        const texts = gameTexts(id)
        return (
          <div key={id}>
            <h3>{texts?.name ?? '…'}</h3>
            <p>{texts?.pitch}</p>
            {texts?.rules[0]?.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <a href={`/rules/${id}`}>{t.readRules}</a>
          </div>
        )
      })}
    </Part>
  )
}

export function About() {
  const t = words().about
  return (
    <Page title={t.title}>
      <p class="lead">{t.lead}</p>
      <div class="columns">
        <HowPlayed />
        <Part title={t.rebuilt}>
          {gameClients.map(({ id }) => (
            <p key={id}>{gameTexts(id)?.reconstructed}</p>
          ))}
          <p>{t.rebuiltFix}</p>
        </Part>
        <Part title={t.fair}>
          <p>{t.fairText}</p>
          <h2>{t.privacy}</h2>
          <p>{t.privacyText}</p>
        </Part>
        <Part title={t.credits}>
          <p>{t.creditDesign}</p>
          <p>
            {t.creditIcons} <a href="https://game-icons.net">game-icons.net</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </p>
          <p>{t.creditFonts}</p>
          <p>{t.creditCode}</p>
        </Part>
      </div>
    </Page>
  )
}
