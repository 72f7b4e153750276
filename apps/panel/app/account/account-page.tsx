import type { Me } from '@zubr/contracts/accounts'
import { fill } from '@zubr/i18n/format'
import { avatarOf, fetchSessions } from '../api/account.ts'
import { useEndpoint, usePolled } from '../api/polled.ts'
import { Loaded, Loading } from '../components/loaded.tsx'
import { PageTitle } from '../components/page-title.tsx'
import panel from '../components/panel.module.css'
import { formatDate } from '../formats.ts'
import { useI18n } from '../i18n.tsx'
import { useMe } from '../session.tsx'
import styles from './account.module.css'
import { BalanceCard } from './balance-card.tsx'
import { DataCard } from './data-card.tsx'
import { EmailCard } from './email-card.tsx'
import { FactorCard } from './factor-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { NetworksCard } from './networks-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export default function AccountPage() {
  const { messages } = useI18n()
  const me = useMe()
  return (
    <div>
      <PageTitle title={messages.account.heading} />
      <h1>{messages.account.heading}</h1>
      <Loaded of={me}>{(account) => <Cards me={account} onChanged={me.refresh} />}</Loaded>
    </div>
  )
}

/**
 * Fetched only after the session is confirmed: better-auth deletes the cookie of an expired
 * session, which the login page needs to say why.
 */
function Cards({ me, onChanged }: { me: Me; onChanged(): void }) {
  const balance = useEndpoint(30_000, 'GET /api/balance')
  const sessions = usePolled('sessions', fetchSessions, 60_000)
  const keys = useEndpoint(60_000, 'GET /api/account/ssh-keys')
  // A card that loads late would move those below it, even under the pointer.
  const isWhole = [balance, sessions, keys].every(
    ({ data, failure }) => data !== undefined || failure !== undefined,
  )
  if (!isWhole) return <Loading />
  return (
    <div className={styles.page}>
      <div className={panel.column}>
        <Profile me={me} />
        <EmailCard me={me} onChanged={onChanged} />
        <PasswordCard me={me} />
        <NetworksCard me={me} onChanged={onChanged} />
      </div>
      <div className={panel.column}>
        <BalanceCard balance={balance} />
        <FactorCard me={me} onChanged={onChanged} />
        <SessionsCard sessions={sessions} />
        <KeysCard me={me} keys={keys} />
        <DataCard me={me} onChanged={onChanged} />
      </div>
    </div>
  )
}

function Profile({ me }: { me: Me }) {
  const { locale, messages } = useI18n()
  return (
    <section
      className={`${panel.plate} ${panel.row} ${styles.profile}`}
      aria-label={messages.account.profile}
    >
      <img className={styles.avatar} src={avatarOf(me.login)} alt="" width={88} height={88} />
      <div>
        <h2>{me.login}</h2>
        <p className={panel.dim}>
          {fill(messages.account.since, { date: formatDate(locale, me.createdAt) })}
        </p>
        <p className={`${panel.dim} ${panel.small}`}>{messages.account.avatarHint}</p>
      </div>
    </section>
  )
}
