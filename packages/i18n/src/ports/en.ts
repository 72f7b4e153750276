import type { PortsMessages } from './ports-messages.ts'

export const en: PortsMessages = {
  heading: 'Extra ports',
  intro:
    'Voice chat, a map in the browser and votes need a port of their own as well as a plugin. The node assigns its number, and it stays with the server.',
  empty: 'No extra ports yet.',
  purposes: {
    voice: { name: 'Voice chat', text: 'Players hear others nearby. Uses UDP.' },
    map: { name: 'Map in the browser', text: 'Your world on a web page. Uses TCP.' },
    votes: { name: 'Votes', text: 'Server lists tell your server who has voted. Uses TCP.' },
    query: { name: 'Server query', text: 'Websites and bots see who’s playing. Uses UDP.' },
    other: { name: 'Something else', text: 'Any plugin or mod that needs a port.' },
  },
  add: 'Add a port',
  addTitle: 'New port',
  purpose: 'What it’s for',
  protocol: 'Protocol',
  protocolHint: 'The plugin’s or mod’s description says which one it needs.',
  addButton: 'Add',
  added: 'Port added',
  serverFull: 'The server already has 5 extra ports and can’t have more.',
  nodeFull: 'This node has no free ports left.',
  waiting: 'Waiting for the node to assign a number. This usually takes a couple of seconds.',
  write:
    'If the panel has already written {port} during installation, as it does for Simple Voice Chat, leave it as it is. Otherwise, set it in the settings file of your plugin or mod:',
  writeOther: 'Set {port} in the settings of your plugin or mod.',
  queryReady:
    'After a restart the server answers queries on port {port} by itself. There’s nothing to fill in.',
  restart: 'The port is open right away; the plugin or mod starts using it once the server restarts.',
  openFile: 'Open {file} in the editor',
  moved:
    'The port number changed in the move: it was {former} and is now {port}. Set the new one in the settings.',
  known: 'Got it',
  remove: 'Remove port: {name}',
  removeTitle: 'Remove port {address}?',
  removeText: 'It closes at once, and another server may get its number. You can’t get the same one again.',
  removeButton: 'Remove port',
  removed: 'Port removed',
  link: 'Link with the server’s name',
  linkHint: 'Leads to the map even if the server moves. Anyone can open it.',
  open: 'Open the map',
}
