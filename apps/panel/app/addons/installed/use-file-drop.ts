import { type DragEvent, useRef, useState } from 'react'

/** Drag-and-drop listeners for files; `isOver` is true while files are above the page. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const end = () => {
    depth.current = 0
    setIsOver(false)
  }
  const listeners = {
    onDragEnter(event: DragEvent) {
      depth.current++
      if (hasFiles(event)) setIsOver(true)
    },
    onDragLeave() {
      depth.current--
      if (depth.current <= 0) end()
    },
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      // Files are readable only in the drop event. Dropped text has none.
      onFiles([...event.dataTransfer.files])
      end()
    },
  }
  return { isOver, listeners }
}
