import type { Me } from '@zubr/contracts/accounts'
import type { SshKey } from '@zubr/contracts/files/sftp'
import type { SshKeyFault } from '@zubr/contracts/files/sftp-names'
import { maxSshKeyLength } from '@zubr/contracts/files/sftp-names'
import { readSshKey } from '@zubr/domain/files/ssh-key'
import { fill } from '@zubr/i18n/format'
import field from '@zubr/ui/field.module.css'
import { useId, useState } from 'react'
import type { Polled } from '../api/polled.ts'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Confirm } from '../components/confirm.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/fields/field.tsx'
import { Loaded } from '../components/loaded.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { formatMoment } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './account.module.css'
import { PasswordQuestion } from './password-question.tsx'

/** Public SSH keys for SFTP access to the files of the account's servers. */
export function KeysCard({ me, keys }: { me: Me; keys: Polled<{ keys: SshKey[] }> }) {
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const [adding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<SshKey>()
  const text = messages.sftp.keys
  return (
    <section className={panel.plate} id="ssh-keys">
      <h2>{text.heading}</h2>
      <Loaded of={keys}>
        {({ keys: list }) => (
          <div className={styles.stack}>
            <p className={panel.dim}>{text.text}</p>
            {list.length === 0 && <p>{text.none}</p>}
            <ul className={styles.sessionList}>
              {list.map((key) => (
                <li key={key.id} className={panel.spread}>
                  <span className={styles.keyText}>
                    <strong>{key.name}</strong>
                    <code className={`${panel.small} ${panel.ownLine}`}>{key.fingerprint}</code>
                    <span className={`${panel.dim} ${panel.small} ${panel.ownLine}`}>
                      {fill(text.addedAt, { date: formatMoment(locale, key.addedAt) })} ·{' '}
                      {key.lastUsedAt
                        ? fill(text.usedAt, { date: formatMoment(locale, key.lastUsedAt) })
                        : text.neverUsed}
                    </span>
                  </span>
                  <Button
                    tone="quiet"
                    aria-label={`${text.remove}: ${key.name}`}
                    onClick={() => setRemoved(key)}
                  >
                    {text.remove}
                  </Button>
                </li>
              ))}
            </ul>
            <div className={panel.row}>
              <Button tone="quiet" onClick={() => setAdding(true)}>
                {text.add}
              </Button>
            </div>
          </div>
        )}
      </Loaded>
      <Dialog open={adding} title={text.add} onClose={() => setAdding(false)}>
        {adding && (
          <NewKey
            me={me}
            onClose={() => setAdding(false)}
            onAdded={() => {
              setAdding(false)
              done(text.added)
              keys.refresh()
            }}
          />
        )}
      </Dialog>
      <Confirm
        open={removed !== undefined}
        danger
        title={fill(text.removing.title, { name: removed?.name ?? '' })}
        text={text.removing.text}
        action={text.remove}
        onClose={() => setRemoved(undefined)}
        onConfirm={async () => {
          if (!removed) return
          await call('DELETE /api/account/ssh-keys/:id', { params: { id: removed.id } })
          done(text.removed)
          keys.refresh()
        }}
      />
    </section>
  )
}

/** Checks the pasted text locally first, so that a private key never leaves this page. */
function NewKey({ me, onAdded, onClose }: { me: Me; onAdded(): void; onClose(): void }) {
  const { messages } = useI18n()
  const id = useId()
  const [key, setKey] = useState('')
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<SshKeyFault>()
  const text = messages.sftp.keys
  const read = readSshKey(key)
  const fault = refused ?? (key.trim() !== '' && typeof read === 'string' ? read : undefined)
  return (
    <PasswordQuestion
      action={text.add}
      ready={typeof read !== 'string'}
      hasPassword={me.hasPassword}
      onCancel={onClose}
      onPassword={async (password) => {
        try {
          await call('POST /api/account/ssh-keys', { body: { name: name.trim(), key, password } })
        } catch (error) {
          const fault = error instanceof ApiFailure ? error.fields.key : undefined
          const known = Object.keys(messages.sftp.keyFaults).find((one) => one === fault)
          if (!known) throw error
          return setRefused(known as SshKeyFault)
        }
        onAdded()
      }}
    >
      <div className={`${field.field} ${field.wide}`}>
        <label className={field.label} htmlFor={id}>
          {text.publicKey}
        </label>
        <textarea
          className={`${field.input} ${styles.publicKey}`}
          id={id}
          rows={4}
          required
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={maxSshKeyLength}
          aria-describedby={`${id}-hint${fault ? ` ${id}-fault` : ''}`}
          aria-invalid={fault !== undefined}
          value={key}
          onChange={({ target }) => {
            const isPrivate = readSshKey(target.value) === 'private'
            // A private key is removed from the screen too.
            setKey(isPrivate ? '' : target.value)
            setRefused(isPrivate ? 'private' : undefined)
          }}
        />
        <p className={field.hint} id={`${id}-hint`}>
          {text.publicKeyHint}
        </p>
        <p className={field.fault} id={`${id}-fault`} role="alert">
          {fault && messages.sftp.keyFaults[fault]}
        </p>
      </div>
      <TextField
        wide
        label={text.name}
        hint={text.nameHint}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </PasswordQuestion>
  )
}
