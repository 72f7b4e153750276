import { PageHead } from '../head.tsx'
import { Notice } from '../notice.tsx'
import { useSpeech } from '../words.tsx'

export default function SoonPage() {
  const { words } = useSpeech()
  return (
    <>
      <PageHead id="soon" head={words.soon} />
      <Notice art="works" words={words.soon} />
    </>
  )
}
