import type { Me } from '@zubr/contracts/accounts'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useState } from 'react'
import { exportAddress } from '../api/account.ts'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { TextField } from '../components/field.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import { sitePage } from '../place.ts'
import styles from './account.module.css'
import { PasswordQuestion } from './password-question.tsx'

/** What the privacy policy promises: all of one's data as a file, and their deletion. */
export function DataCard({ me }: { me: Me }) {
  const { locale, words } = useI18n()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  return (
    <section className={panel.plate}>
      <h2>{words.account.data}</h2>
      <div className={styles.stack}>
        <p className={panel.dim}>{words.account.exportText}</p>
        <div className={panel.row}>
          <a className={buttonClass({ tone: 'quiet', size: 'small' })} href={exportAddress()} download>
            {words.account.export}
          </a>
          <Button
            tone="danger"
            onClick={() => {
              setTyped('')
              setOpen(true)
            }}
          >
            {words.account.deleteButton}
          </Button>
        </div>
      </div>
      <Dialog open={open} title={words.account.deleteTitle} onClose={() => setOpen(false)}>
        <PasswordQuestion
          action={words.account.deleteButton}
          danger
          ready={typed.trim().toLowerCase() === me.login}
          hasPassword={me.hasPassword}
          onCancel={() => setOpen(false)}
          onPassword={async (password) => {
            await call('POST /api/account/delete', { body: { password } })
            location.assign(sitePage(locale, '/'))
          }}
        >
          <p>{words.account.deleteText}</p>
          <TextField
            wide
            label={fill(words.account.deleteType, { login: me.login })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </PasswordQuestion>
      </Dialog>
    </section>
  )
}
