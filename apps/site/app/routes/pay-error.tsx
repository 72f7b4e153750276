import { PageHead } from '../head.tsx'
import { Notice, NoticeLink } from '../notice.tsx'
import { useHref } from '../site.tsx'
import { useSpeech } from '../words.tsx'

export default function PayErrorPage() {
  const { words } = useSpeech()
  const href = useHref()
  const { heading, text, contact } = words.payError
  return (
    <>
      <PageHead id="payError" head={words.payError} />
      <Notice art="pay-error" heading={heading} text={text}>
        <NoticeLink href={href.page('contact')}>{contact}</NoticeLink>
      </Notice>
    </>
  )
}
