import { useI18n } from '../i18n.tsx'
import { Notice } from '../notice.tsx'
import { useHref } from '../site.tsx'

export default function PayErrorPage() {
  const { contact } = useI18n().words.payError
  return <Notice id="payError" art="pay-error" href={useHref().page('contact')} link={contact} />
}
