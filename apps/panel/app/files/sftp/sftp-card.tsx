import type { SftpAccess } from '@zubr/contracts/files/sftp'
import { fill } from '@zubr/i18n/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordQuestion } from '../../account/password-question.tsx'
import { useEndpoint } from '../../api/polled.ts'
import { call } from '../../api/request.ts'
import { Button } from '../../components/button.tsx'
import { Confirm } from '../../components/confirm.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Loaded } from '../../components/loaded.tsx'
import { Notice } from '../../components/notice.tsx'
import panel from '../../components/panel.module.css'
import { useToasts } from '../../components/toasts/toasts.tsx'
import { formatMoment } from '../../formats.ts'
import { useI18n } from '../../i18n.tsx'
import { paths } from '../../paths.ts'
import { useMe } from '../../session.tsx'
import styles from './sftp.module.css'

/** SFTP access to a server's files, with a password for SFTP only. */
export function SftpCard({ serverId }: { serverId: string }) {
  const { messages } = useI18n()
  const access = useEndpoint(60_000, 'GET /api/servers/:id/sftp', { params: { id: serverId } })
  const text = messages.sftp.access
  return (
    <section className={panel.plate} aria-labelledby="sftp">
      <h2 id="sftp">{text.title}</h2>
      <Loaded of={access}>
        {(its) => (
          <div className={styles.card}>
            <p className={panel.dim}>{text.intro}</p>
            {its.port === null ? <Notice>{text.away}</Notice> : <ConnectionFacts its={its} port={its.port} />}
            <Password its={its} serverId={serverId} onChanged={access.refresh} />
            {its.port !== null && <HowTo its={its} port={its.port} />}
          </div>
        )}
      </Loaded>
    </section>
  )
}

type OfAccess = { its: SftpAccess; port: number }

function ConnectionFacts({ its, port }: OfAccess) {
  const { messages } = useI18n()
  const text = messages.sftp.access
  const rows = [
    [text.host, its.host],
    [text.port, String(port)],
    [text.user, its.user],
    ...(its.hostKey ? [[text.hostKey, its.hostKey] as const] : []),
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{value}</code>
              <CopyButton text={value} plain />
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${panel.dim} ${panel.small}`}>{text.hostKeyHint}</p>
      <p>
        <a
          className={`${panel.link} ${styles.link}`}
          href={`sftp://${encodeURIComponent(its.user)}@${its.host}:${port}/`}
        >
          {text.openIn}
        </a>
      </p>
    </>
  )
}

function Password({ its, serverId, onChanged }: { its: SftpAccess; serverId: string; onChanged(): void }) {
  const { locale, messages } = useI18n()
  const { done } = useToasts()
  const { data: me } = useMe()
  const [made, setMade] = useState<string>()
  const [asking, setAsking] = useState<'making' | 'revoking'>()
  const text = messages.sftp.access
  const which = { params: { id: serverId } }
  const isNew = its.password === null
  const make = async (password: string) => {
    const answer = await call('POST /api/servers/:id/sftp/password', { ...which, body: { password } })
    setMade(answer.password)
    setAsking(undefined)
    onChanged()
  }
  const revoke = async () => {
    await call('DELETE /api/servers/:id/sftp/password', which)
    setMade(undefined)
    done(text.revoked)
    onChanged()
  }
  return (
    <div className={styles.card}>
      <h3>{text.password}</h3>
      <p className={panel.dim}>{text.passwordText}</p>
      {made && (
        <Notice role="status">
          {text.once}{' '}
          <span className={styles.secret}>
            <code>{made}</code>
            <CopyButton text={made} />
          </span>
        </Notice>
      )}
      {its.password && (
        <p className={panel.small}>
          {fill(text.madeAt, { date: formatMoment(locale, its.password.createdAt) })} ·{' '}
          {its.password.lastUsedAt
            ? fill(messages.sftp.keys.usedAt, { date: formatMoment(locale, its.password.lastUsedAt) })
            : messages.sftp.keys.neverUsed}
        </p>
      )}
      <div className={panel.row}>
        {its.password ? (
          <>
            <Button tone="quiet" onClick={() => setAsking('making')}>
              {text.renew}
            </Button>
            <Button tone="quiet" onClick={() => setAsking('revoking')}>
              {text.revoke}
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => setAsking('making')}>
            {text.make}
          </Button>
        )}
        <Link className={`${panel.link} ${styles.link}`} to={`${paths.account}#ssh-keys`}>
          {text.keysLink}
        </Link>
      </div>
      <Dialog
        open={asking === 'making'}
        title={isNew ? text.make : text.renewing.title}
        onClose={() => setAsking(undefined)}
      >
        {asking === 'making' && (
          <PasswordQuestion
            action={isNew ? text.make : text.renew}
            label={text.accountPassword}
            hasPassword={me?.hasPassword ?? true}
            onCancel={() => setAsking(undefined)}
            onPassword={make}
          >
            {!isNew && <p>{text.renewing.text}</p>}
          </PasswordQuestion>
        )}
      </Dialog>
      <Confirm
        open={asking === 'revoking'}
        danger
        title={text.revoking.title}
        text={text.revoking.text}
        action={text.revoke}
        onClose={() => setAsking(undefined)}
        onConfirm={revoke}
      />
    </div>
  )
}

function HowTo({ its, port }: OfAccess) {
  const { messages } = useI18n()
  const text = messages.sftp.access
  const command = `sftp -P ${port} ${its.user}@${its.host}`
  return (
    <details className={styles.how}>
      <summary>{text.how}</summary>
      <ul>
        <li>{text.filezilla}</li>
        <li>{text.winscp}</li>
        <li>
          {text.terminal}
          <span className={styles.command}>
            <code>{command}</code>
            <CopyButton text={command} plain />
          </span>
        </li>
      </ul>
    </details>
  )
}
