import type { FileFailureCode } from '@zubr/contracts/files/operations'
import { type Status, status } from './codes.ts'

/** A client's status for each failure. Version 3 has few codes, and most clients show the text. */
export const failureStatus: Record<FileFailureCode, [Status, string]> = {
  not_found: [status.noSuchFile, 'No such file or folder'],
  taken: [status.failure, 'It exists already, or is a folder that is not empty'],
  not_a_folder: [status.noSuchFile, 'Not a folder'],
  is_a_folder: [status.failure, 'It is a folder'],
  not_a_file: [status.failure, 'Not a file that can be read or written'],
  bad_name: [status.failure, 'No file can have this name'],
  leads_out: [status.permissionDenied, "A link on the way leads out of the server's files, or in circles"],
  no_permission: [status.permissionDenied, 'Permission denied'],
  no_room: [status.failure, "The plan's disk is full: delete something, or take a larger plan"],
  too_large: [status.failure, 'Too large'],
  too_many: [status.failure, 'Too many files are open'],
  changed: [status.failure, 'It was changed meanwhile'],
  not_here: [status.permissionDenied, 'This name belongs to the service'],
  not_an_archive: [status.failure, 'Not an archive'],
  damaged_archive: [status.failure, 'The archive is damaged'],
  archive_not_supported: [status.unsupported, 'This archive cannot be read'],
  archive_encrypted: [status.unsupported, 'This archive has a password'],
  archive_split: [status.unsupported, 'This is one part of an archive that was cut into several'],
  no_archive_tool: [status.unsupported, 'This node lacks the programs that read archives'],
  archive_refused: [status.failure, 'The archive was refused'],
  address_refused: [status.failure, 'The address was refused'],
  address_failed: [status.failure, 'The address could not be fetched'],
  server_runs: [status.failure, 'The server runs: stop it first'],
  cancelled: [status.failure, 'Called off'],
  busy: [status.failure, 'Busy: try again'],
  away: [status.failure, "The server's files can't be reached now: try again"],
  failed: [status.failure, 'It failed'],
}
