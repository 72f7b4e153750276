import { siDiscord, siTelegram, siVk, siYoutube } from 'simple-icons'

export const socialMarks = {
  vk: { name: 'VK', path: siVk.path },
  discord: { name: 'Discord', path: siDiscord.path },
  telegram: { name: 'Telegram', path: siTelegram.path },
  youtube: { name: 'YouTube', path: siYoutube.path },
}

type SignProps = { path: string; size: number; label?: string; className?: string | undefined }

/** A company logo from simple-icons; hidden from screen readers without a label. */
export function Sign({ path, size, label, className }: SignProps) {
  return (
    <svg
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  )
}
