import { prepareText, type QuickPhrase, TEXT_RULES } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { RoundButton } from '../../ui/Button'
import { TextFault, typedFault } from '../../ui/fields/TextFault'
import { attempt, useSession } from './context'

/** Where one says something: in own words, or by a phrase that everybody reads in their own language. */
export function Composer({ say = words().chat.say }: { readonly say?: string | undefined }) {
  const session = useSession()
  const [text, setText] = useState('')
  const [phrases, setPhrases] = useState(false)
  const t = words()
  const fault = typedFault(text, TEXT_RULES.chat)
  const channel = session.channel.value
  const sendText = async (event: Event) => {
    event.preventDefault()
    const said = prepareText(text)
    if (said !== '' && !fault && (await attempt(session, session.say({ channel, said: { text: said } }))))
      setText('')
  }
  const sendPhrase = (phrase: QuickPhrase) => {
    setPhrases(false)
    void attempt(session, session.say({ channel, said: { phrase } }))
  }
  return (
    <form class="firm composer" onSubmit={event => void sendText(event)}>
      {phrases && (
        <div class="wrap gap-3 phrases">
          {(Object.keys(t.phrases) as QuickPhrase[]).map(phrase => (
            <button key={phrase} type="button" class="phrase" onClick={() => sendPhrase(phrase)}>
              {t.phrases[phrase]}
            </button>
          ))}
        </div>
      )}
      <div class="row gap-1">
        <RoundButton
          icon="talk"
          label={t.chat.quick}
          title={t.chat.quick}
          aria-expanded={phrases}
          onClick={() => setPhrases(!phrases)}
        />
        <input
          class="input"
          value={text}
          placeholder={say}
          aria-label={say}
          aria-invalid={fault !== null}
          aria-describedby="chat-fault"
          onInput={event => setText(event.currentTarget.value)}
        />
        <RoundButton submits icon="paperPlane" label={t.chat.send} />
      </div>
      <TextFault id="chat-fault" fault={fault} />
    </form>
  )
}
