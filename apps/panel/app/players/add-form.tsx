import { type BedrockNaming, bedrockName } from '@zubr/domain/players/bedrock-names'
import {
  hasKey,
  isIpAddress,
  isPlayerName,
  type ListEntry,
  type PlayerList,
} from '@zubr/domain/players/lists'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { SelectField, TextField } from '../components/fields/field.tsx'
import { useListMessages } from './list-messages.tsx'
import styles from './players.module.css'
import type { Changes } from './use-changes.ts'

type AddFormProps = {
  list: PlayerList
  entries: readonly ListEntry[]
  changes: Changes
  naming: BedrockNaming | undefined
}

const levels = [1, 2, 3, 4] as const
const maxReasonLength = 200

/** Adds a player, or an address, to the list. The input stays until it is saved. */
export function AddForm({ list, entries, naming, changes: { how, busy, change } }: AddFormProps) {
  const t = useListMessages()
  const [key, setKey] = useState('')
  const [reason, setReason] = useState('')
  const [level, setLevel] = useState(4)
  const [tried, setTried] = useState(false)
  const name = key.trim()
  const isIp = list === 'banned-ips'
  const fault = !(isIp ? isIpAddress(name) : isPlayerName(name, naming))
    ? isIp
      ? t.addressFault
      : t.nameFault
    : hasKey(list, entries, isIp ? name : (bedrockName(name, naming) ?? name))
      ? fill(t.taken, { name })
      : undefined
  return (
    <form
      className={styles.add}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (fault || busy || how === 'between') return
        const done = await change({ list, action: 'add', key: name, reason: reason.trim(), level })
        if (!done) return
        setKey('')
        setReason('')
        setTried(false)
      }}
    >
      <TextField
        label={isIp ? t.address : t.name}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isIp ? 39 : 17}
        value={key}
        fault={tried && name !== '' ? fault : undefined}
        onChange={({ target }) => setKey(target.value)}
      />
      {list === 'ops' && (
        <SelectField
          label={t.level}
          hint={how === 'live' ? t.levelRunning : undefined}
          value={level}
          disabled={how === 'live'}
          onChange={({ target }) => setLevel(Number(target.value))}
        >
          {levels.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
      )}
      {(isIp || list === 'banned-players') && (
        <TextField
          label={t.reason}
          hint={t.reasonHint}
          autoComplete="off"
          maxLength={maxReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Button type="submit" className={styles.submit} disabled={busy || how === 'between' || name === ''}>
        {t.add[list]}
      </Button>
    </form>
  )
}
