import type { EdgeMessages } from './en.ts'

export const et: EdgeMessages = {
  list: {
    stopped: 'Peatatud. Käivitada saab omanik',
    may_start: 'Peatatud. Käivitab nimekirjas olev mängija',
    stopping: 'Seiskub',
    starting: 'Käivitub',
    suspended: 'Tasutud aeg on läbi. Pikendada saab omanik',
    blocked: 'Majutusteenus on selle blokeerinud',
    crashed: 'Jooksis kokku, käivitub uuesti',
    too_many_crashes: 'Jookseb aina kokku. Andke omanikule teada',
    failed: 'Ei käivitunud. Andke omanikule teada',
    silent: 'Ei vasta. Proovige hetke pärast',
    node_away: 'Praegu pole saadaval: ühendus sõlmega puudub',
    unknown: 'Sellel aadressil serverit pole',
    full: 'Liiga palju ühendusi',
    bedrock: 'Bedrocki server: vaja on aadressi ja porti',
  },
  left: 'veel umbes {time}',
  join: {
    stopped: 'Server on peatatud.\nKäivitada saab selle omanik: kirjutage talle.',
    may_start:
      'Server on peatatud ja praegu ei õnnestunud seda käivitada.\n' +
      'Liituge paari minuti pärast uuesti või kirjutage omanikule.',
    stopping: 'Server seiskub.\nProovige veidi hiljem.',
    suspended:
      'Serveri tasutud aeg on läbi.\nOmanik saab seda paneelis pikendada: maailm ja seaded on veel alles.',
    blocked: 'Majutusteenus on serveri blokeerinud.\nPõhjust teab omanik.',
    crashed: 'Server jooksis kokku ja käivitub kohe uuesti.\nLiituge minuti pärast.',
    too_many_crashes:
      'Server jooksis mitu korda järjest kokku ega käivitu enam ise.\nKirjutage omanikule: põhjus on paneelis näha.',
    failed: 'Server ei käivitunud.\nKirjutage omanikule: põhjus on paneelis näha.',
    silent: 'Server töötab, aga ei vasta.\nProovige hetke pärast.',
    node_away:
      'Sõlmega, kus server asub, puudub ühendus.\nOleme sellest teadlikud. Proovige mõne minuti pärast.',
    unknown:
      'Sellel aadressil serverit pole.\nKontrollige, ega aadressis pole viga, või küsige see omanikult.',
    full: 'Serveriga on praegu liiga palju ühendusi.\nOodake minut ja liituge uuesti.',
    bedrock: 'See on Bedrock Editioni server.\nLiituge Bedrockist aadressi ja pordiga: neid teab omanik.',
  },
  empty: {
    list: {
      stopped: 'Kedagi polnud, server on peatatud',
      may_start: 'Oli tühi. Käivitab nimekirjas olev mängija',
    },
    join: 'Server on peatatud, sest {time} polnud seal kedagi.\nKäivitada saab selle omanik: kirjutage talle.',
  },
  startingJoin: {
    unknown: 'Server käivitub.\nLiituge uuesti minuti pärast.',
    soon: 'Server käivitub.\nLiituge uuesti umbes {time} pärast.',
    long: 'Server käivitub ja see võtab kauem, kui mäng ootab.\nTulge tagasi umbes {time} pärast.',
  },
}
