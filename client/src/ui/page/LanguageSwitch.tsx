import { languageNames, languages, speak, spoken, words } from '../../app/language'

/** The four languages, each under its own name for those who hear and as two letters for those who see. */
export const LanguageSwitch = () => (
  <fieldset class="flex languages">
    <legend class="unseen">{words().language}</legend>
    {languages.map(language => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-pressed={language === spoken()}
        title={languageNames[language]}
        onClick={() => void speak(language)}
      >
        {language.toUpperCase()}
        <span class="unseen">{` ${languageNames[language]}`}</span>
      </button>
    ))}
  </fieldset>
)
