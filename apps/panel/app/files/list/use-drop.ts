import { type DragEvent, useRef, useState } from 'react'

/** The drop target under the pointer: a folder's path; null elsewhere. */
export type DropTarget = { path: string } | null

type Options = {
  folder: string
  /** The folder's path of a row; null for a file. */
  folderOfRow(name: string): string | null
  /** The rows of this list that are being dragged. */
  dragged(): readonly string[]
  onMove(paths: readonly string[], into: string, copy: boolean): void
  onFiles(into: string, data: DataTransfer): void
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Drag-and-drop listeners for the page: files from the computer anywhere, rows onto folders. */
export function useDrop({ folder, folderOfRow, dragged, onMove, onFiles }: Options) {
  const [target, setTarget] = useState<DropTarget>(null)
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)

  const targetOf = (event: DragEvent): string | null => {
    const element = event.target as Element
    const crumb = element.closest<HTMLElement>('[data-drop]')?.dataset.drop
    const row = element.closest<HTMLElement>('[data-name]')?.dataset.name
    return crumb ?? (row === undefined ? null : folderOfRow(row))
  }
  const end = () => {
    depth.current = 0
    setTarget(null)
    setIsOver(false)
  }
  return {
    target,
    /** Files from the computer are above the page. */
    isOver,
    end,
    listeners: {
      onDragEnter(event: DragEvent) {
        depth.current++
        if (hasFiles(event)) setIsOver(true)
      },
      onDragLeave() {
        depth.current--
        if (depth.current <= 0) end()
      },
      onDragOver(event: DragEvent) {
        const path = targetOf(event)
        const paths = dragged()
        const isOwn = paths.length > 0
        if (!isOwn && !hasFiles(event)) return
        if (isOwn && (path === null || paths.includes(path))) return setTarget(null)
        event.preventDefault()
        event.dataTransfer.dropEffect = isOwn && !event.ctrlKey ? 'move' : 'copy'
        setTarget((before) => (path === null ? null : before?.path === path ? before : { path }))
      },
      onDrop(event: DragEvent) {
        const path = targetOf(event)
        const paths = dragged()
        if (paths.length > 0) {
          if (path !== null) onMove(paths, path, event.ctrlKey)
          event.preventDefault()
        } else if (hasFiles(event)) {
          event.preventDefault()
          onFiles(path ?? folder, event.dataTransfer)
        }
        end()
      },
    },
  }
}
