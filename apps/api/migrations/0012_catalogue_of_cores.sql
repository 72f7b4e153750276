CREATE TABLE "core_pages" (
	"address" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"content" jsonb,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "core_readings" (
	"source" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"first_tried_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"believed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "core_versions" (
	"core" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"game_version" text NOT NULL,
	"channel" text NOT NULL,
	"package" jsonb NOT NULL,
	"built_at" timestamp with time zone,
	CONSTRAINT "core_versions_core_version_pk" PRIMARY KEY("core","version")
);
--> statement-breakpoint
CREATE TABLE "cores_ahead" (
	"core" text NOT NULL,
	"version" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cores_ahead_core_version_pk" PRIMARY KEY("core","version")
);
--> statement-breakpoint
CREATE TABLE "java_releases" (
	"java" integer NOT NULL,
	"architecture" text NOT NULL,
	"release" text NOT NULL,
	"file" jsonb NOT NULL,
	CONSTRAINT "java_releases_java_architecture_pk" PRIMARY KEY("java","architecture")
);
