import type { EdgeMessages } from './words.ts'

export const et: EdgeMessages = {
  list: {
    stopped: 'Peatatud. Käivitada saab omanik',
    may_start: 'Peatatud. Liitu, et käivitada',
    stopping: 'Peatub',
    starting: 'Käivitub',
    suspended: 'Rent on läbi. Pikendada saab omanik',
    blocked: 'Majutus on selle blokeerinud',
    crashed: 'Jooksis kokku, käivitub uuesti',
    too_many_crashes: 'Jookseb aina kokku. Vaja on omanikku',
    failed: 'Ei käivitunud. Vaja on omanikku',
    silent: 'Ei vasta. Proovi hetke pärast',
    node_away: 'Praegu pole saadaval: ühendus sõlmega puudub',
    unknown: 'Sellel aadressil serverit pole',
    full: 'Liiga palju ühendusi',
    bedrock: 'See on Bedrock: vaja on aadressi ja porti',
  },
  left: 'veel umbes {time}',
  join: {
    stopped: 'Server on peatatud.\nKäivitada saab selle omanik: kirjuta talle.',
    may_start:
      'Server on peatatud ja praegu ei õnnestunud seda käivitada.\nLiitu paari minuti pärast uuesti või kirjuta omanikule.',
    stopping: 'Server peatub.\nProovi veidi hiljem.',
    suspended: 'Serveri rent on läbi.\nOmanik saab seda paneelis pikendada: maailm ja seaded on veel alles.',
    blocked: 'Majutus on serveri blokeerinud.\nPõhjust teab omanik.',
    crashed: 'Server jooksis kokku ja käivitub kohe uuesti.\nLiitu minuti pärast.',
    too_many_crashes:
      'Server jooksis mitu korda järjest kokku ega käivitu enam ise.\nKirjuta omanikule: põhjus on paneelis näha.',
    failed: 'Server ei käivitunud.\nKirjuta omanikule: põhjus on paneelis näha.',
    silent: 'Server töötab, aga ei vasta.\nProovi hetke pärast.',
    node_away:
      'Sõlmega, kus server asub, puudub ühendus.\nOleme sellest teadlikud. Proovi mõne minuti pärast.',
    unknown:
      'Sellel aadressil serverit pole.\nVaata, ega sisse pole jäänud trükiviga, või küsi aadressi omanikult.',
    full: 'Serveriga on praegu liiga palju ühendusi.\nOota minut ja liitu uuesti.',
    bedrock: 'See on Bedrock Editioni server.\nLiitu Bedrockist aadressi ja pordiga: neid teab omanik.',
  },
  startingJoin: {
    unknown: 'Server käivitub.\nLiitu uuesti minuti pärast.',
    soon: 'Server käivitub.\nLiitu uuesti umbes {time} pärast.',
    long: 'Server käivitub ja see võtab kauem, kui mäng ootab.\nTule tagasi umbes {time} pärast.',
  },
}
