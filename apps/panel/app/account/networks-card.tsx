import type { Me, NetworkOutcome } from '@zubr/contracts/accounts'
import { socialNames } from '@zubr/contracts/social-networks'
import { fill } from '@zubr/i18n/format'
import { isReachable } from '@zubr/i18n/reachable'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/request.ts'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Notice } from '../components/notice.tsx'
import panel from '../components/panel.module.css'
import { useI18n } from '../i18n.tsx'
import styles from './account.module.css'
import { PasswordQuestion } from './password-question.tsx'

/**
 * Social networks linked for login. The last login method cannot be unlinked.
 * A network that the language does not offer is shown only if it is linked.
 */
export function NetworksCard({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { locale, messages } = useI18n()
  const [unlinking, setUnlinking] = useState<Me['networks'][number]>()
  const outcome = useOutcome()
  const shown = me.networks.filter(({ id, linked }) => linked || isReachable(id, locale))
  const ways = me.networks.filter(({ linked }) => linked).length + (me.hasPassword ? 1 : 0)
  const close = () => setUnlinking(undefined)
  const network = unlinking ? socialNames[unlinking.id] : ''
  if (shown.length === 0) return null
  return (
    <section className={panel.plate}>
      <h2>{messages.account.networks}</h2>
      <div className={styles.stack}>
        {outcome && <Notice role="alert">{messages.account.networkOutcomes[outcome]}</Notice>}
        <ul className={styles.stack}>
          {shown.map((one) => (
            <li key={one.id} className={panel.spread}>
              <span>
                <strong>{socialNames[one.id]}</strong>{' '}
                {one.linked && (
                  <span className={`${panel.mark} ${panel.good}`}>{messages.account.linked}</span>
                )}
              </span>
              {(!one.linked || ways > 1) && (
                <Button
                  tone="quiet"
                  aria-label={`${one.linked ? messages.account.unlink : messages.account.link}: ${socialNames[one.id]}`}
                  onClick={() => setUnlinking(one)}
                >
                  {one.linked ? messages.account.unlink : messages.account.link}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Dialog open={unlinking !== undefined} title={network} onClose={close}>
        {unlinking && (
          <PasswordQuestion
            action={unlinking.linked ? messages.account.unlink : messages.account.link}
            hasPassword={me.hasPassword}
            onCancel={close}
            onPassword={async (password) => {
              const which = { params: { network: unlinking.id }, body: { password } }
              if (!unlinking.linked) {
                const { url } = await call('POST /api/account/networks/:network/link', which)
                return location.assign(url)
              }
              await call('POST /api/account/networks/:network/unlink', which)
              close()
              onChanged()
            }}
          >
            <p>
              {fill(unlinking.linked ? messages.account.unlinkText : messages.account.linkText, { network })}
            </p>
          </PasswordQuestion>
        )}
      </Dialog>
    </section>
  )
}

/** The outcome of linking, from the `search` of the address that the API redirects to. */
function useOutcome(): NetworkOutcome | undefined {
  const { messages } = useI18n()
  const [search] = useSearchParams()
  const known = Object.keys(messages.account.networkOutcomes) as NetworkOutcome[]
  return known.find((one) => one === search.get('error'))
}
