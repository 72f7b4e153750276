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
import { NetworksCard } from './networks-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export default function AccountPage() {
  const { words } = useI18n()
  const me = useMe()
  const balance = useEndpoint(30_000, 'GET /api/balance')
  const sessions = usePolled('sessions', fetchSessions, 60_000)
  // A card that comes later would move those below it, under the pointer too.
  const isWhole = [balance, sessions].every(
    ({ data, failure }) => data !== undefined || failure !== undefined,
  )
  return (
    <div>
      <PageTitle title={words.account.heading} />
      <h1>{words.account.heading}</h1>
      <Loaded of={me}>
        {(own) =>
          !isWhole ? (
            <Loading />
          ) : (
            <div className={styles.page}>
              <div className={panel.column}>
                <Profile me={own} />
                <EmailCard me={own} onChanged={me.refresh} />
                <PasswordCard me={own} />
                {own.networks.length > 0 && <NetworksCard me={own} onChanged={me.refresh} />}
              </div>
              <div className={panel.column}>
                <BalanceCard balance={balance} />
                <FactorCard me={own} onChanged={me.refresh} />
                <SessionsCard sessions={sessions} />
                <DataCard me={own} />
              </div>
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

function Profile({ me }: { me: Me }) {
  const { locale, words } = useI18n()
  return (
    <section className={`${panel.plate} ${panel.row} ${styles.profile}`} aria-label={words.account.profile}>
      <img className={styles.avatar} src={avatarOf(me.login)} alt="" width={88} height={88} />
      <div>
        <h2>{me.login}</h2>
        <p className={panel.dim}>{fill(words.account.since, { date: formatDate(locale, me.createdAt) })}</p>
        <p className={`${panel.dim} ${panel.small}`}>{words.account.avatarHint}</p>
      </div>
    </section>
  )
}
