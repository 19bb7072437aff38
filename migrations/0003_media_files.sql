CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"storage_keys" text[] NOT NULL,
	"original_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"preview" text,
	"alt_text" text,
	"uploaded_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_url_unique" UNIQUE("url"),
	CONSTRAINT "media_files_kind_known" CHECK ("media_files"."kind" in ('image', 'video')),
	CONSTRAINT "media_files_name_given" CHECK (btrim("media_files"."original_name") <> ''),
	CONSTRAINT "media_files_something_stored" CHECK (cardinality("media_files"."storage_keys") > 0),
	CONSTRAINT "media_files_sizes_positive" CHECK ("media_files"."bytes" >= 1 and "media_files"."width" >= 1 and "media_files"."height" >= 1)
);
--> statement-breakpoint
CREATE INDEX "media_files_created_at" ON "media_files" USING btree ("created_at");