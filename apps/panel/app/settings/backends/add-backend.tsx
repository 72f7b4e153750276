import type { Server } from '@zubr/contracts/servers/server'
import { type Backend, isAddress, isBackendName } from '@zubr/domain/cores/backends'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'
import { SelectField, TextField } from '../../components/fields/field.tsx'
import { useI18n } from '../../i18n.tsx'
import { freeName } from './backend-rows.ts'
import styles from './backends.module.css'

type AddBackendProps = {
  /** The owner's servers that are not backends yet. */
  servers: readonly Server[]
  backends: readonly Backend[]
  /** There is space for it. */
  fits(backend: Backend): boolean
  onAdd(backend: Backend): void
}

const elsewhere = 'elsewhere'

/** Adds a backend: one of the owner's servers, or any other by its address. */
export function AddBackend({ servers, backends, fits, onAdd }: AddBackendProps) {
  const { messages } = useI18n()
  const t = messages.settings.backends
  const [chosen, setChosen] = useState('')
  const [address, setAddress] = useState('')
  const [typedName, setTypedName] = useState<string>()
  const [tried, setTried] = useState(false)
  const server = servers.find(({ id }) => id === chosen)
  const isElsewhere = chosen === elsewhere
  const at = server ? server.id : isElsewhere ? address.trim() : ''
  const name = typedName ?? (server || isElsewhere ? freeName(server?.subdomain ?? 'server', backends) : '')
  const isTaken = backends.some((backend) => backend.name === name)
  const isNamed = isBackendName(name) && !isTaken
  const isPlaced = server !== undefined || isAddress(at)
  const add = () => {
    setTried(true)
    if (!isNamed || !isPlaced || !fits({ name, at })) return
    onAdd({ name, at })
    setChosen('')
    setAddress('')
    setTypedName(undefined)
    setTried(false)
  }
  // Here Enter adds a server instead of submitting the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.add}>
      <SelectField
        label={t.add}
        value={server || isElsewhere ? chosen : ''}
        onChange={({ target }) => {
          setChosen(target.value)
          setTypedName(undefined)
          setTried(false)
        }}
      >
        <option value="">{t.choose}</option>
        {servers.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
        <option value={elsewhere}>{t.another}</option>
      </SelectField>
      {(server || isElsewhere) && (
        <>
          {isElsewhere && (
            <TextField
              label={t.address}
              placeholder="play.example.com:25565"
              autoComplete="off"
              spellCheck={false}
              value={address}
              fault={tried && !isPlaced ? t.addressFault : undefined}
              onChange={({ target }) => setAddress(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
          <TextField
            label={t.name}
            autoComplete="off"
            spellCheck={false}
            maxLength={32}
            value={name}
            fault={tried && !isNamed ? t.nameFault : tried && !fits({ name, at }) ? t.full : undefined}
            onChange={({ target }) => setTypedName(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button tone="quiet" className={styles.addButton} onClick={add}>
            {t.addButton}
          </Button>
        </>
      )}
    </div>
  )
}
