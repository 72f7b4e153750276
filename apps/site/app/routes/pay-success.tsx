import { useI18n } from '../i18n.tsx'
import { Notice } from '../notice.tsx'
import { useHref } from '../site.tsx'

export default function PaySuccessPage() {
  const { toPanel } = useI18n().words.paySuccess
  return <Notice id="paySuccess" art="pay-success" href={useHref().panel} link={toPanel} />
}
