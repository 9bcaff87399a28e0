import { useState } from 'preact/hooks'
import { readCode } from '../../app/codes'
import { words } from '../../app/language'
import { go } from '../../app/router'

export function JoinPanel() {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const t = words().home
  const join = (event: Event) => {
    event.preventDefault()
    const code = readCode(typed)
    setWrong(!code)
    if (code) go(`/t/${code}`)
  }
  return (
    <form class="join-panel" onSubmit={join}>
      <label for="join-code">{t.joinTitle}</label>
      <div class="join-line">
        <input
          id="join-code"
          class="input code"
          value={typed}
          placeholder="HRT4-Q7WK"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby="join-wrong"
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t.join}
        </button>
      </div>
      <p id="join-wrong" class="wrong" role="alert">
        {wrong && t.codeWrong}
      </p>
    </form>
  )
}
