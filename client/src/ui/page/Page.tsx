import type { ComponentChildren } from 'preact'
import { HomeLink } from './HomeLink'
import { LanguageSwitch } from './LanguageSwitch'

/** Any page that is neither home nor table: a way back, a title, the language. */
export const Page = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <div class="page">
    <header class="row between page-head">
      <HomeLink />
      <LanguageSwitch />
    </header>
    <main>
      <h1>{title}</h1>
      {children}
    </main>
  </div>
)
