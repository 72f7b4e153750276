import { useI18n } from '../i18n.tsx'
import { Notice } from '../notice.tsx'
import { useHref } from '../site.tsx'

export default function SoonPage() {
  const { goHome } = useI18n().messages.soon
  return <Notice id="soon" art="works" href={useHref().page('home')} link={goHome} />
}
