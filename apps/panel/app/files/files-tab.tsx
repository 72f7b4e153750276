import type { FileEntry } from '@zubr/contracts/files/operations'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Loading } from '../components/loaded.tsx'
import { useI18n } from '../i18n.tsx'
import { paths } from '../paths.ts'
import { useServer } from '../server/context.ts'
import { FilesContext, filesOf } from './context.ts'
import { type FileError, fileErrorOf } from './file-error.ts'
import { folderAddress, folderAt, joined } from './place.ts'

export default function FilesTab() {
  const { server } = useServer()
  const { pathname } = useLocation()
  const top = paths.files(server.id)
  return (
    <FilesContext value={filesOf(server.id)}>
      <Folder key={server.id} server={server.id} folder={folderAt(pathname, top)} top={top} />
    </FilesContext>
  )
}

function Folder({ server, folder, top }: { server: string; folder: string; top: string }) {
  const { words } = useI18n()
  const [entries, setEntries] = useState<FileEntry[]>()
  const [failure, setFailure] = useState<FileError>()
  useEffect(() => {
    const ended = new AbortController()
    setEntries(undefined)
    setFailure(undefined)
    filesOf(server)
      .all('list', { path: folder }, { signal: ended.signal })
      .then(setEntries)
      .catch((error) => ended.signal.aborted || setFailure(fileErrorOf(error)))
    return () => ended.abort()
  }, [server, folder])
  if (failure) return <p role="alert">{words.frame.failed}</p>
  if (!entries) return <Loading />
  return (
    <ul>
      {entries.map(({ name, kind, size }) => (
        <li key={name}>
          {kind === 'folder' ? (
            <Link to={top + folderAddress(joined(folder, name))}>{name}</Link>
          ) : (
            `${name} ${size}`
          )}
        </li>
      ))}
    </ul>
  )
}
