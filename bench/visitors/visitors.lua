-- Requests for wrk, each from a visitor of its own: wrk -s visitors.lua <url> -- <number of the first visitor>
-- <application as JSON, {n} where the visitor's number goes> <report as JSON> <what to ask, one letter each, in turn>

local visitor, application, report
local ask = {}

function ask.a()
  return wrk.format('POST', '/api/partner-applications', {
    ['content-type'] = 'application/json',
    -- Trusted proxies pass on the visitor's address; 10.0.0.0/8 is nobody's.
    ['x-forwarded-for'] = string.format('10.%d.%d.%d', visitor / 65536 % 256, visitor / 256 % 256, visitor % 256),
  }, (application:gsub('{n}', visitor)))
end

function ask.r()
  return wrk.format('POST', '/api/nodes/report', {
    ['content-type'] = 'application/json',
    ['authorization'] = 'Bearer token-of-node-number-' .. visitor % 100 + 1,
  }, report)
end

function ask.n()
  return wrk.format('GET', '/nodes_stats', { ['accept-encoding'] = 'br' })
end

function ask.s()
  return wrk.format('GET', '/api/status', { ['accept-encoding'] = 'br' })
end

function init(args)
  visitor, application, report = tonumber(args[1]), args[2], args[3]
  local turns, turn = {}, 0
  for letter in args[4]:gmatch('.') do turns[#turns + 1] = ask[letter] end
  function request()
    visitor = visitor + 1
    turn = turn % #turns + 1
    return turns[turn]()
  end
end
