import type { SocialProvider } from '@zubr/contracts/accounts'
import { fill } from '@zubr/i18n/format'
import { buttonClass } from '@zubr/ui/button'
import { useSite } from '../site.tsx'
import { useSpeech } from '../words.tsx'
import styles from './form.module.css'

const names: Record<SocialProvider, string> = { discord: 'Discord', vk: 'VK' }

/** A button for each network that this deployment has keys for; nothing without any. */
export function SocialSignIn({ next }: { next: string | undefined }) {
  const { words } = useSpeech()
  const { panelUrl, networks = [] } = useSite()
  return networks.map((id) => (
    <form key={id} className={styles.other} method="post" action={`${panelUrl}/login/${id}`}>
      {next && <input type="hidden" name="next" value={next} />}
      <button type="submit" className={buttonClass({ size: 'wide' })}>
        {fill(words.account.social, { network: names[id] })}
      </button>
    </form>
  ))
}
