-- Lets wrk add notes, and print how many requests were answered, and how many of them with an error.
wrk.method = "POST"
wrk.body = '[{"text":"milk"}]'
wrk.headers["Authorization"] = "Bearer ada"

function done(summary)
  io.write("answers: ", summary.requests, " ", summary.errors.status, "\n")
end
