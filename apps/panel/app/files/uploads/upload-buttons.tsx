import { useRef } from 'react'
import { Button } from '../../components/button.tsx'
import { useI18n } from '../../i18n.tsx'
import { useNarrow } from '../list/use-narrow.ts'
import { useUploads } from './use-uploads.ts'

/** Buttons to upload files, or a whole folder, into a folder of the server. */
export function UploadButtons({ into }: { into: string }) {
  const { messages } = useI18n()
  const isNarrow = useNarrow()
  return (
    <>
      <Chooser into={into} text={messages.uploads.chooseFiles} />
      {!isNarrow && <Chooser into={into} text={messages.uploads.chooseFolder} isFolder />}
    </>
  )
}

function Chooser({ into, text, isFolder = false }: { into: string; text: string; isFolder?: boolean }) {
  const store = useUploads()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone="quiet" onClick={() => input.current?.click()}>
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text}
        {...(isFolder && { webkitdirectory: '' })}
        onChange={async ({ currentTarget }) => {
          if (currentTarget.files) await store.add(into, currentTarget.files)
          // Allows the same file to be chosen again.
          if (input.current) input.current.value = ''
        }}
      />
    </>
  )
}
