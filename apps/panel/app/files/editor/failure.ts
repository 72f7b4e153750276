import type { FileError, FileErrorCode } from '../../file-access/file-error.ts'
import type { EditorMessages } from './editor-messages.ts'

const texts: Partial<Record<FileErrorCode, Exclude<keyof EditorMessages['failures'], 'textStays'>>> = {
  not_found: 'not_found',
  not_a_file: 'not_a_file',
  is_a_folder: 'not_a_file',
  leads_out: 'leads_out',
  not_here: 'leads_out',
  no_permission: 'no_permission',
  no_room: 'no_room',
  too_large: 'too_large',
  busy: 'busy',
  offline: 'offline',
  network: 'away',
  away: 'away',
  unavailable: 'away',
  forbidden: 'forbidden',
}

/** The error text for a file that could not be read or saved. */
export const failureText = ({ failures }: EditorMessages, { code }: Pick<FileError, 'code'>): string =>
  failures[texts[code] ?? 'other']
