import type { Me, SocialProvider } from '@zubr/contracts/accounts'
import { buttonClass } from '@zubr/ui/button'
import { useNotify } from '../notices/notices.tsx'
import panel from '../parts/panel.module.css'
import { useSpeech } from '../speech.tsx'
import { linkNetwork, unlinkNetwork } from '../wire/account.ts'
import styles from './account.module.css'

const names: Record<SocialProvider, string> = { discord: 'Discord', vk: 'VK' }

/** Social networks that one can log in by. The last way in cannot be taken away. */
export function NetworksCard({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { words } = useSpeech()
  const { failed } = useNotify()
  const ways = me.networks.filter(({ linked }) => linked).length + (me.hasPassword ? 1 : 0)
  return (
    <section className={panel.plate}>
      <h2>{words.account.networks}</h2>
      <ul className={styles.stack}>
        {me.networks.map(({ id, linked }) => (
          <li key={id} className={panel.spread}>
            <span>
              <strong>{names[id]}</strong>{' '}
              {linked && <span className={`${panel.mark} ${panel.good}`}>{words.account.linked}</span>}
            </span>
            {(!linked || ways > 1) && (
              <button
                className={buttonClass({ tone: 'quiet', size: 'small' })}
                type="button"
                onClick={() =>
                  linked
                    ? unlinkNetwork(id).then(onChanged, failed)
                    : linkNetwork(id).then(({ url }) => location.assign(url), failed)
                }
              >
                {linked ? words.account.unlink : words.account.link}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
