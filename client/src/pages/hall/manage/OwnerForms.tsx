import {
  BANNER_COLOURS,
  BANNER_DIVISIONS,
  BANNER_SIGNS,
  type ClockName,
  CLOCKS,
  type HallBanner,
  OPENERS,
  prepareText,
  talkFault,
  TEXT_RULES,
} from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../../app/language'
import { Choice } from '../../../ui/fields/Choice'
import { TextFault, typedFault } from '../../../ui/fields/TextFault'
import { sendHallChange } from '../actions'
import type { ManageProps } from './ManageDialog'
import { BannerImage, Shield } from '../pictures'
import { hallTexts } from '../texts'
import { Button } from '../../../ui/Button'

/** Name, link, who opens tables, the usual clock, a new invite link. */
export function HallForm({ info, member, onChange }: ManageProps) {
  const t = hallTexts().manage
  const [name, setName] = useState(info.name)
  const [talk, setTalk] = useState(info.talk ?? '')
  const fault = typedFault(name, TEXT_RULES.hall)
  const link = talk.trim()
  const isBadLink = link !== '' && talkFault(link)
  const send = async (change: Parameters<typeof sendHallChange>[1], done: string) => {
    if (await sendHallChange(member, change, done)) onChange()
  }
  return (
    <section>
      <form
        class="manage-line"
        onSubmit={event => {
          event.preventDefault()
          if (!fault && prepareText(name)) void send({ do: 'name', name: prepareText(name) }, t.saved)
        }}
      >
        <label class="bold" for="hall-name">
          {t.name}
        </label>
        <input
          id="hall-name"
          class="input"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
        <Button submits>{t.save}</Button>
        <TextFault id="hall-name-fault" fault={fault} />
      </form>
      <form
        class="manage-line"
        onSubmit={event => {
          event.preventDefault()
          if (!isBadLink) void send({ do: 'talk', url: link || null }, t.saved)
        }}
      >
        <label class="bold" for="hall-talk">
          {t.talk}
        </label>
        <input
          id="hall-talk"
          class="input"
          inputMode="url"
          value={talk}
          placeholder="https://"
          aria-describedby="hall-talk-hint"
          onInput={event => setTalk(event.currentTarget.value)}
        />
        <Button submits>{t.save}</Button>
        <p id="hall-talk-hint" class={isBadLink ? 'wrong' : 'hint'}>
          {isBadLink ? words().refusals['bad-link'] : t.talkHint}
        </p>
      </form>
      <Choice
        label={t.opening}
        value={info.opening}
        options={OPENERS.map(value => ({ value, label: t.openers[value] }))}
        onChange={opening => void send({ do: 'opening', opening }, t.saved)}
      />
      {info.settings && (
        <Choice<ClockName>
          label={t.clock}
          value={info.settings.clock}
          options={CLOCKS.map(value => ({ value, label: words().clocks[value].label }))}
          onChange={clock => void send({ do: 'clock', clock }, t.saved)}
        />
      )}
      <div class="manage-line">
        <Button onClick={() => void send({ do: 'invite' }, t.inviteDone)}>{t.invite}</Button>
        <p class="hint">{t.inviteHint}</p>
      </div>
    </section>
  )
}

export function BannerForm({ info, member, onChange }: ManageProps) {
  const t = hallTexts()
  const [banner, setBanner] = useState<HallBanner>(info.banner)
  const colours = BANNER_COLOURS.map(value => ({ value, label: t.colours[value] }))
  const save = async () => {
    if (await sendHallChange(member, { do: 'banner', banner }, t.manage.saved)) onChange()
  }
  return (
    <section>
      <h3>{t.manage.banner}</h3>
      <div class="wrap gap-7 banner-form">
        <BannerImage banner={banner} width={72} />
        <div class="stack gap-6">
          <Choice
            label={t.manage.cloth}
            value={banner.cloth}
            options={colours}
            onChange={cloth => setBanner({ ...banner, cloth })}
          />
          <Choice
            label={t.manage.second}
            value={banner.second}
            options={colours}
            onChange={second => setBanner({ ...banner, second })}
          />
          <Choice
            label={t.manage.division}
            value={banner.division}
            options={BANNER_DIVISIONS.map(value => ({ value, label: t.divisions[value] }))}
            onChange={division => setBanner({ ...banner, division })}
          />
          <label class="stack gap-3">
            <b>{t.manage.sign}</b>
            <select
              class="input"
              value={banner.sign}
              onChange={event =>
                setBanner({ ...banner, sign: event.currentTarget.value as HallBanner['sign'] })
              }
            >
              {BANNER_SIGNS.map(sign => (
                <option key={sign} value={sign}>
                  {t.signs[sign]}
                </option>
              ))}
            </select>
          </label>
        </div>
      </div>
      <Button onClick={() => void save()}>{t.manage.save}</Button>
    </section>
  )
}

export function MemberList({ info, member, onChange }: ManageProps) {
  const t = hallTexts().manage
  const [asked, setAsked] = useState<{ readonly do: 'remove' | 'handover'; readonly person: string } | null>(
    null,
  )
  const others = info.members.filter(({ person }) => person !== info.you)
  const confirm = async () => {
    if (asked && (await sendHallChange(member, asked, t.saved))) onChange()
    setAsked(null)
  }
  if (others.length === 0) return null
  return (
    <section>
      <h3>{t.members}</h3>
      <ul class="manage-members">
        {others.map(other => (
          <li key={other.person} class="row wrap gap-4">
            <Shield member={other} size={30} />
            <strong class="fill">{other.name}</strong>
            {asked?.person === other.person ? (
              <span class="row wrap gap-4 manage-ask" role="alert">
                <span>{asked.do === 'remove' ? t.removeAsk(other.name) : t.makeOwnerAsk(other.name)}</span>
                <Button look="danger" onClick={() => void confirm()}>
                  {asked.do === 'remove' ? t.remove : t.makeOwner}
                </Button>
                <Button onClick={() => setAsked(null)}>{t.cancel}</Button>
              </span>
            ) : (
              <>
                <Button onClick={() => setAsked({ do: 'handover', person: other.person })}>
                  {t.makeOwner}
                </Button>
                <Button look="danger" onClick={() => setAsked({ do: 'remove', person: other.person })}>
                  {t.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
