import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { destinationOf, go } from '../../app/router'
import { Button } from '../../ui/Button'

export function JoinPanel() {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const t = words().home
  const join = (event: Event) => {
    event.preventDefault()
    const path = destinationOf(typed)
    setWrong(!path)
    if (path) go(path)
  }
  return (
    <form class="stack gap-4 join-panel" onSubmit={join}>
      <label class="plain-title" for="join-code">
        {t.joinTitle}
      </label>
      <div class="row gap-5">
        <input
          id="join-code"
          class="fill input code"
          value={typed}
          placeholder="HRT4-Q7WK"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby="join-wrong"
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <Button submits>{t.join}</Button>
      </div>
      <p id="join-wrong" class="wrong" role="alert">
        {wrong && t.codeWrong}
      </p>
    </form>
  )
}
