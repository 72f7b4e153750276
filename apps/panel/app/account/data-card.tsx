import type { AccountLosses, Me } from '@zubr/contracts/accounts'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { exportAddress } from '../api/account.ts'
import { ApiFailure, call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/fields/field.tsx'
import panel from '../components/panel.module.css'
import { useToasts } from '../components/toasts/toasts.tsx'
import { sitePage } from '../deployment.ts'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import styles from './account.module.css'
import { LossList } from './loss-list.tsx'
import { PasswordQuestion } from './password-question.tsx'

/** Export of all personal data and deletion of the account, as the privacy policy promises. */
export function DataCard({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { locale, messages } = useI18n()
  const { failed } = useToasts()
  const [losses, setLosses] = useState<AccountLosses>()
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const [isWrongCode, setWrongCode] = useState(false)
  const open = async () => {
    setTyped('')
    setCode('')
    setWrongCode(false)
    setLosses(await call('GET /api/account/deletion'))
  }
  return (
    <section className={panel.plate}>
      <h2>{messages.account.data}</h2>
      <div className={styles.stack}>
        <p className={panel.dim}>{messages.account.exportText}</p>
        {me.deleteAt && (
          <p className={panel.alert} role="status">
            {fill(messages.account.deletionPlanned, { date: formatDate(locale, me.deleteAt) })}
          </p>
        )}
        <div className={panel.row}>
          <a
            className={buttonClass({ tone: 'quiet', size: 'small' })}
            href={exportAddress(me.login)}
            download
          >
            {messages.account.export}
          </a>
          {me.deleteAt ? (
            <Button onClick={() => call('POST /api/account/deletion/undo').then(onChanged, failed)}>
              {messages.account.deletionUndo}
            </Button>
          ) : (
            <Button tone="danger" onClick={() => open().catch(failed)}>
              {messages.account.deleteButton}
            </Button>
          )}
        </div>
      </div>
      <Dialog
        open={losses !== undefined}
        title={messages.account.deleteTitle}
        onClose={() => setLosses(undefined)}
      >
        <PasswordQuestion
          action={messages.account.deleteButton}
          danger
          ready={typed.trim().toLowerCase() === me.login && (!me.secondFactor || code.trim() !== '')}
          hasPassword={me.hasPassword}
          onCancel={() => setLosses(undefined)}
          onPassword={async (password) => {
            setWrongCode(false)
            try {
              await call('POST /api/account/delete', {
                body: { password, ...(me.secondFactor && { code: code.trim() }) },
              })
            } catch (error) {
              setWrongCode(error instanceof ApiFailure && error.fields.code !== undefined)
              throw error
            }
            // An account that is deleted at once has no session any more.
            await call('GET /api/account').then(onChanged, () => location.assign(sitePage(locale, '/')))
            setLosses(undefined)
          }}
        >
          <p>{messages.account.lossesText}</p>
          {losses && <LossList losses={losses} />}
          <TextField
            wide
            label={fill(messages.account.deleteType, { login: me.login })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          {me.secondFactor && (
            <TextField
              wide
              label={messages.account.deleteCode}
              autoComplete="one-time-code"
              inputMode="numeric"
              value={code}
              fault={isWrongCode ? messages.account.deleteCodeWrong : undefined}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </PasswordQuestion>
      </Dialog>
    </section>
  )
}
