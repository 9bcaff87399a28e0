import { useState } from 'preact/hooks'
import { readCode, readHallCode } from '../../app/codes'
import { words } from '../../app/language'
import { go } from '../../app/router'

export function JoinPanel() {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const t = words().home
  const join = (event: Event) => {
    event.preventDefault()
    const [code, hall] = [readCode(typed), readHallCode(typed)]
    setWrong(!code && !hall)
    if (code) go(`/t/${code}`)
    else if (hall) go(`/h/${hall}`)
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
