import type { Server } from '@zubr/contracts/servers'
import { type Backend, isAddress, isBackendName } from '@zubr/domain/cores/backends'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../components/button.tsx'
import { SelectField, TextField } from '../components/fields/field.tsx'
import { useI18n } from '../i18n.tsx'
import { freeName } from './backend-rows.ts'
import styles from './backends.module.css'

type AddBackendProps = {
  /** Of the owner's own, those that are not behind the proxy yet. */
  servers: readonly Server[]
  backends: readonly Backend[]
  /** There is room for it. */
  fits(backend: Backend): boolean
  onAdd(backend: Backend): void
}

const elsewhere = 'elsewhere'

/** One more server behind a proxy: one of the owner's own, or any by its address. */
export function AddBackend({ servers, backends, fits, onAdd }: AddBackendProps) {
  const { messages } = useI18n()
  const own = messages.settings.backends
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
  // In this part of the form it adds a server rather than saves the form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.add}>
      <SelectField
        label={own.add}
        value={server || isElsewhere ? chosen : ''}
        onChange={({ target }) => {
          setChosen(target.value)
          setTypedName(undefined)
          setTried(false)
        }}
      >
        <option value="">{own.choose}</option>
        {servers.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
        <option value={elsewhere}>{own.another}</option>
      </SelectField>
      {(server || isElsewhere) && (
        <>
          {isElsewhere && (
            <TextField
              label={own.address}
              placeholder="play.example.com:25565"
              autoComplete="off"
              spellCheck={false}
              value={address}
              fault={tried && !isPlaced ? own.addressFault : undefined}
              onChange={({ target }) => setAddress(target.value)}
              onKeyDown={onKeyDown}
            />
          )}
          <TextField
            label={own.name}
            autoComplete="off"
            spellCheck={false}
            maxLength={32}
            value={name}
            fault={tried && !isNamed ? own.nameFault : tried && !fits({ name, at }) ? own.full : undefined}
            onChange={({ target }) => setTypedName(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button tone="quiet" className={styles.addButton} onClick={add}>
            {own.addButton}
          </Button>
        </>
      )}
    </div>
  )
}
