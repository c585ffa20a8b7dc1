"""Checks the graphs of Swift targets, with what they are built from."""

CleanseFacts = provider(doc = "What cleansec has read.", fields = {"files": "a depset: a file for each module"})

def _facts(target, ctx):
    below = [dep[CleanseFacts].files for dep in getattr(ctx.rule.attr, "deps", []) if CleanseFacts in dep]
    files = []
    for action in target.actions:
        if action.mnemonic == "SwiftCompile":
            file = ctx.actions.declare_file(target.label.name + ".facts")
            ctx.actions.run(
                executable = ctx.executable._cleansec,
                # The action's own command, of which cleansec takes what stands behind swiftc.
                arguments = ["--store", file.path, "--"] + action.argv,
                inputs = action.inputs,
                outputs = [file],
                env = action.env,
                mnemonic = "CleanseFacts",
                # Findings name the sources where they are, and not in a sandbox.
                execution_requirements = {"no-sandbox": "1"},
            )
            files.append(file)
    return [CleanseFacts(files = depset(files, transitive = below))]

cleanse_facts = aspect(
    implementation = _facts,
    attr_aspects = ["deps"],
    attrs = {"_cleansec": attr.label(default = "@cleanse//:cleansec", executable = True, cfg = "exec")},
)

def _check(ctx):
    facts = depset(transitive = [dep[CleanseFacts].files for dep in ctx.attr.deps])
    stamp = ctx.actions.declare_file(ctx.label.name + ".checked")
    ctx.actions.run_shell(
        command = "\"$@\" && touch " + stamp.path,
        arguments = [ctx.executable._cleansec.path] + [file.path for file in facts.to_list()],
        tools = [ctx.executable._cleansec],
        inputs = facts,
        outputs = [stamp],
        mnemonic = "CleanseCheck",
    )
    return [DefaultInfo(files = depset([stamp]))]

cleanse_check = rule(
    implementation = _check,
    attrs = {
        "deps": attr.label_list(aspects = [cleanse_facts]),
        "_cleansec": attr.label(default = "@cleanse//:cleansec", executable = True, cfg = "exec"),
    },
)
